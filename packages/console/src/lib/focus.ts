import { useEffect } from 'react';

/** Where the focus goes if what had it is gone: to the content, and not to the top of the page. */
export function focusContent(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** What gets the focus back when a dialog closes. The item of a menu is gone by then: its button does. */
export function openerOf(element: Element | null): HTMLElement | null {
  const menu = element?.closest('[role="menu"]');
  const opener = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : element;
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}

/** The browser takes the focus from what is removed, and says so to nobody. */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: EventTarget | null = null;
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
