/** An hour in digits, 0 to 24. */
export const unmarkedHour = '([01]?\\d|2[0-4])';
/** An hour in digits with its mark: "9h30", "9 horas", "9:30". */
export const markedHour = `${unmarkedHour}(?:\\s?(?:h|hs|hrs?|horas?)(?![a-z])([0-5]\\d(?!\\d))?|:([0-5]\\d)(?!\\d)(?:h|hs)?)`;
/** An hour with or without its mark. */
export const anyHour = `${unmarkedHour}(?:\\s?(?:h|hs|hrs?|horas?)(?![a-z])([0-5]\\d(?!\\d))?|:([0-5]\\d)(?!\\d)(?:h|hs)?)?`;
/** Before an hour in digits: no part of a number, a date or a price. */
export const hourStart = '(?<![\\d:,./$]|r\\$\\s)';
/** An hour from one to twelve in words. */
export const spelledHour = '(?:uma|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze)';
