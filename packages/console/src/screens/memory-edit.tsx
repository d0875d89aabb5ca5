import { type MemoryRecord } from '@recollect/client';
import { useState } from 'react';
import { useApi } from '../lib/api.js';
import { fromLocalInput, localInput } from '../lib/format.js';
import { useAct } from '../ui/act.js';
import { Check, Input, TextArea } from '../ui/controls.js';
import { Dialog, DialogButtons } from '../ui/dialog.js';
import { DiffView } from '../ui/diff-view.js';

const tagsOf = (text: string) =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);

export function NewMemory({ onClose, open }: { readonly onClose: () => void; readonly open: (id: string) => void }) {
  const { client, user, may } = useApi();
  const act = useAct();
  const [content, setContent] = useState('');
  const [type, setType] = useState('semantic');
  const [tags, setTags] = useState('');
  const [shared, setShared] = useState(user === undefined);
  const store = async () => {
    const made = await act.run(
      () =>
        client.call('records.store', { body: { content, type, tags: tagsOf(tags), ...(shared && { shared: true }) } }),
      'The memory is stored.',
    );
    if (!made) return;
    onClose();
    open(made.id);
  };
  return (
    <Dialog title="New memory" open onClose={onClose}>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void store();
        }}
      >
        <TextArea
          label="What to remember"
          rows={5}
          required
          value={content}
          onChange={(event) => setContent(event.target.value)}
        />
        <div className="grid grid-cols-2 gap-3">
          <Input label="Type" value={type} onChange={(event) => setType(event.target.value)} />
          <Input
            label="Tags"
            value={tags}
            onChange={(event) => setTags(event.target.value)}
            hint="With commas between"
          />
        </div>
        {may('shared:write') && (
          <Check
            label="Shared: everybody of the tenant remembers it"
            checked={shared}
            onChange={(event) => setShared(event.target.checked)}
          />
        )}
        <DialogButtons act="Store" busy={act.busy} onClose={onClose} />
      </form>
    </Dialog>
  );
}

/** An edit creates a new version; the old one is kept. The change is shown before it is saved. */
export function EditMemory(props: { readonly record: MemoryRecord; readonly onClose: () => void }) {
  const { onClose } = props;
  const { as } = useApi();
  // As it was opened. If it is reloaded meanwhile, fields that are untouched here would undo somebody else's change.
  const [record] = useState(props.record);
  const act = useAct();
  const [content, setContent] = useState(record.content);
  const [title, setTitle] = useState(record.title ?? '');
  const shownTags = record.tags.join(', ');
  const [tags, setTags] = useState(shownTags);
  const [importance, setImportance] = useState(String(record.importance));
  const [pinned, setPinned] = useState(record.pinned);
  const [validFrom, setValidFrom] = useState(localInput(record.valid_from));
  const [validTo, setValidTo] = useState(localInput(record.valid_to));
  const [reason, setReason] = useState('');
  const save = async () => {
    const body = {
      ...(content !== record.content && { content }),
      ...(title !== (record.title ?? '') && { title: title || null }),
      // Untouched fields are not sent: a tag may contain a comma itself.
      ...(tags !== shownTags && { tags: tagsOf(tags) }),
      ...(Number(importance) !== record.importance && { importance: Number(importance) }),
      ...(pinned !== record.pinned && { pinned }),
      ...(validFrom !== localInput(record.valid_from) && { valid_from: fromLocalInput(validFrom) ?? null }),
      ...(validTo !== localInput(record.valid_to) && { valid_to: fromLocalInput(validTo) ?? null }),
      ...(reason && { reason }),
    };
    const saved = await act.run(
      () => as(record.user_id).call('records.patch', { params: { id: record.id }, body }, { ifMatch: record.version }),
      'Saved as a new version.',
    );
    if (saved) onClose();
  };
  return (
    <Dialog title="Edit this memory" open onClose={onClose} wide>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextArea label="Text" rows={6} required value={content} onChange={(event) => setContent(event.target.value)} />
        {content !== record.content && (
          <div className="rounded-md bg-raised p-2">
            <p className="text-soft">What changes</p>
            <DiffView before={record.content} after={content} />
          </div>
        )}
        <div className="grid gap-3 sm:grid-cols-2">
          <Input label="Title" value={title} onChange={(event) => setTitle(event.target.value)} />
          <Input label="Tags" value={tags} onChange={(event) => setTags(event.target.value)} />
          <Input
            label="True from"
            type="datetime-local"
            value={validFrom}
            onChange={(event) => setValidFrom(event.target.value)}
          />
          <Input
            label="True until"
            type="datetime-local"
            value={validTo}
            onChange={(event) => setValidTo(event.target.value)}
          />
          <Input
            label="Importance, 0 to 1"
            type="number"
            required
            min={0}
            max={1}
            step="any"
            value={importance}
            onChange={(event) => setImportance(event.target.value)}
          />
          <Input label="Why, for the history" value={reason} onChange={(event) => setReason(event.target.value)} />
        </div>
        <Check
          label="Pinned: it does not fade"
          checked={pinned}
          onChange={(event) => setPinned(event.target.checked)}
        />
        <DialogButtons act="Save" busy={act.busy} onClose={onClose} />
      </form>
    </Dialog>
  );
}
