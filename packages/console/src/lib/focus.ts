import { useEffect } from 'react';

/** Moves the focus to the content if the focused element is gone. The browser would start at the top of the page. */
export function focusContent(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}

let last: EventTarget | null = null;

/**
 * The element that gets the focus back when a dialog closes: for an item of a menu its button, because the item is gone
 * by then, and for a button that is busy, which has lost the focus, the button.
 */
export function openerOf(element: Element | null): HTMLElement | null {
  const menu = element?.closest('[role="menu"]');
  const opener = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : element;
  const other = opener === document.body ? last : opener;
  return other instanceof HTMLElement ? other : null;
}

/** A removed element loses the focus, and the browser sends no event for it. */
export function useKeptFocus(): void {
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => (last = target);
    const look = () => {
      if (document.activeElement !== document.body || !(last instanceof HTMLElement) || last.isConnected) return;
      last = null;
      focusContent();
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    addEventListener('focusin', follow);
    return () => {
      observer.disconnect();
      removeEventListener('focusin', follow);
    };
  }, []);
}
