/** Shown before anything was asked. */
export const DEMO_QUESTION = 'What is Mara allergic to?';
