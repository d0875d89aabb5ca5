import * as Slider from '@radix-ui/react-slider';
import { useState } from 'react';
import { moment } from '../lib/format.js';
import { Button } from '../ui/controls.js';

interface SliderProps {
  readonly label: string;
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly value: number | undefined;
  readonly set: (value: string | undefined) => void;
}

export function TimeSlider({ label, name, from, to, value, set }: SliderProps) {
  const [draft, setDraft] = useState<number>();
  const at = draft ?? value ?? to;
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1">
      <span className="font-medium text-soft">
        {label}:{' '}
        <span className="text-ink">
          {draft === undefined && value === undefined ? 'now' : moment(new Date(at).toISOString())}
        </span>
      </span>
      <Button onClick={() => set(undefined)} disabled={value === undefined}>
        Now
      </Button>
      <Slider.Root
        className="relative col-span-2 flex h-5 w-full touch-none items-center"
        min={from}
        max={to}
        step={Math.max(1, Math.round((to - from) / 500))}
        value={[at]}
        onValueChange={([next]) => setDraft(next)}
        onValueCommit={([next]) => {
          setDraft(undefined);
          set(next === undefined || next >= to ? undefined : new Date(next).toISOString());
        }}
      >
        <Slider.Track className="relative h-1.5 grow rounded-full bg-raised">
          <Slider.Range className="absolute h-full rounded-full bg-accent" />
        </Slider.Track>
        <Slider.Thumb
          aria-label={label}
          aria-valuetext={moment(new Date(at).toISOString())}
          data-slider={name}
          className="block size-4 rounded-full border-2 border-accent bg-panel"
        />
      </Slider.Root>
    </div>
  );
}
