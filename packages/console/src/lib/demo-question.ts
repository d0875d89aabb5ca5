/** Shown where nobody has asked anything yet. */
export const DEMO_QUESTION = 'What is Mara allergic to?';
