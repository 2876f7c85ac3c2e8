/** Puts values into a sentence: fillIn('Step {step}', { step: 2 }). */
export const fillIn = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
