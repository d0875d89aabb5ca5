/**
 * A gate that only the test opens. Callers wait there, so that the order a test states is enforced on a machine of any
 * speed.
 */
export class Gate {
  /** How many have arrived, whether it is open or not. */
  arrived = 0;
  private letIn = (): void => undefined;
  private readonly opened = new Promise<void>((resolve) => (this.letIn = resolve));
  private seen = (): void => undefined;
  /** Somebody is waiting at the gate. */
  readonly reached = new Promise<void>((resolve) => (this.seen = resolve));

  pass(): Promise<void> {
    this.arrived += 1;
    this.seen();
    return this.opened;
  }

  /** For everybody who waits and everybody who comes later. */
  open(): void {
    this.letIn();
  }
}

/**
 * A barrier for this many: nobody continues before the last has arrived, and then all continue in the same turn of the
 * event loop.
 */
export function meetingOf(count: number): () => Promise<void> {
  const gate = new Gate();
  return () => {
    const passing = gate.pass();
    if (gate.arrived >= count) gate.open();
    return passing;
  };
}
