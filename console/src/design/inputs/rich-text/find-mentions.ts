export interface MentionableAgent {
  _id: string
  fullName: string
}

const maxSuggestions = 6

/** The agents with a name that starts with the text after `@`. */
export function findMentions(agents: readonly MentionableAgent[], query: string): MentionableAgent[] {
  const prefix = normalize(query)
  const matches = agents.filter(({ fullName }) => {
    const name = normalize(fullName)
    return name.startsWith(prefix) || name.split(/\s+/).some((word) => word.startsWith(prefix))
  })
  return matches.slice(0, maxSuggestions)
}

/** Ignores case and accents. */
const normalize = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .trim()
