/** The part of passport used here. It ships no types, and the third-party types depend on Express. */
declare module 'passport' {
  interface Authenticator {
    use(name: string, strategy: object): this;
    authenticate(
      names: readonly string[],
      options: { readonly session: false },
      done: (error: Error | null, found?: unknown) => void,
    ): (request: object, reply: object, next: (error: Error) => void) => void;
  }
  const passport: { readonly Authenticator: new () => Authenticator };
  // eslint-disable-next-line no-restricted-syntax -- passport is CommonJS: its exports come as the default
  export default passport;
}
