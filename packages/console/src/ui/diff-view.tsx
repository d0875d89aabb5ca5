import { diffWords } from '../lib/diff.js';

const LOOK = {
  same: '',
  added: 'bg-good-tint text-good underline decoration-dotted',
  removed: 'me-0.5 bg-bad-tint text-bad line-through',
};

export function DiffView({ before, after }: { readonly before: string; readonly after: string }) {
  return (
    <p dir="auto" className="stored">
      {diffWords(before, after).map(({ kind, text }, index) => {
        if (kind === 'same') return <span key={index}>{text}</span>;
        const Tag = kind === 'added' ? 'ins' : 'del';
        return (
          <Tag key={index} className={LOOK[kind]}>
            {text}
          </Tag>
        );
      })}
    </p>
  );
}
