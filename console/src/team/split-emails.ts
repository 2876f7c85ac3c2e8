/** Addresses separated by commas, semicolons, spaces or lines; also as email programs copy them: `Nora Field <nora@example.com>`. */
export function splitEmails(text: string): string[] {
  const inBrackets = [...text.matchAll(/<([^<>\s]+)>/g)].map((match) => match[1] ?? '')
  if (inBrackets.length > 0 && !/@/.test(text.replace(/<[^<>]*>/g, ''))) return inBrackets
  return text.split(/[\s,;]+/).filter(Boolean)
}
