import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';

export type UrlValues = Readonly<Record<string, string | undefined>>;

/** The state of a screen is in its address. Setting a value to undefined or '' removes it. */
export function useUrl(): [UrlValues, (patch: UrlValues, options?: { readonly push?: boolean }) => void] {
  const search: UrlValues = useSearch({ strict: false });
  const navigate = useNavigate();
  const set = (patch: UrlValues, { push = false }: { readonly push?: boolean } = {}): void => {
    void navigate({
      to: '.',
      search: (old: UrlValues) => clean({ ...old, ...patch }),
      replace: !push,
      resetScroll: false,
    });
  };
  return [search, set];
}

/** The chosen tab, or the first one if the address names none of them. */
export function tabOf(url: UrlValues, tabs: readonly (readonly [string, ...unknown[]])[]): string {
  const asked = url['tab'];
  return tabs.find(([name]) => name === asked)?.[0] ?? tabs[0]?.[0] ?? '';
}

/** Text that is typed and not yet sent. Going back, or following a link, replaces it by the value in the address. */
export function useDraft(sent: string): [string, (text: string) => void] {
  const [draft, setDraft] = useState({ sent, text: sent });
  if (draft.sent !== sent) setDraft({ sent, text: sent });
  return [draft.text, (text) => setDraft({ sent, text })];
}

export function clean(values: UrlValues): UrlValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ''));
}

/** Plain text, as people write addresses. */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

export function stringifySearch(values: Record<string, unknown>): string {
  const text = new URLSearchParams(clean(values as UrlValues) as Record<string, string>).toString();
  return text && `?${text}`;
}
