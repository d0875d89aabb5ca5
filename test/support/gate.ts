/**
 * A door that only the test opens. Who comes to it waits there, so that what a test says comes first does so by cause, on
 * a machine of any speed.
 */
export class Gate {
  /** How many have come to it, open or not. */
  arrived = 0;
  private letIn = (): void => undefined;
  private readonly opened = new Promise<void>((resolve) => (this.letIn = resolve));
  private seen = (): void => undefined;
  /** Somebody is at the door. */
  readonly reached = new Promise<void>((resolve) => (this.seen = resolve));

  pass(): Promise<void> {
    this.arrived += 1;
    this.seen();
    return this.opened;
  }

  /** For all who wait and all who come later. */
  open(): void {
    this.letIn();
  }
}

/** Where so many meet: nobody goes on before the last has come, and then all do in the same turn of the loop. */
export function meetingOf(count: number): () => Promise<void> {
  const gate = new Gate();
  return () => {
    const passing = gate.pass();
    if (gate.arrived >= count) gate.open();
    return passing;
  };
}
