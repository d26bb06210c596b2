const pad = (value: number): string => String(value).padStart(2, '0');

/** The fact of a time of day, with its key `09:30` and label `9h30`. */
export const timeOfDay = (hours: number, minutes: number) =>
  ({
    kind: 'time',
    key: `${pad(hours % 24)}:${pad(minutes)}`,
    label: minutes === 0 ? `${hours}h` : `${hours}h${pad(minutes)}`,
  }) as const;

/** The hour of 24 for an hour of twelve and its part of the day: seven "da noite" is 19. */
export const inPartOfDay = (hours: number, part: string): number =>
  (part === 'tarde' || part === 'noite') && hours < 12 ? hours + 12 : hours;
