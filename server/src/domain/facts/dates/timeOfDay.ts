const pad = (value: number): string => String(value).padStart(2, '0');

/** A time of day: its key `09:30` and how it is written, `9h30`. */
export const timeOfDay = (hours: number, minutes: number) =>
  ({
    kind: 'time',
    key: `${pad(hours % 24)}:${pad(minutes)}`,
    label: minutes === 0 ? `${hours}h` : `${hours}h${pad(minutes)}`,
  }) as const;

/** The hour that is meant in a part of the day: seven in the evening is 19. */
export const inPartOfDay = (hours: number, part: string): number =>
  (part === 'tarde' || part === 'noite') && hours < 12 ? hours + 12 : hours;
