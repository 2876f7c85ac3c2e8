type Values = Record<string, unknown>

/**
 * The saved settings with what a newer version stored beside them: keys that the defaults, and so this version, do not have.
 * Without that, a server that is replaced later than another one would delete what the other one saved.
 */
export function keepUnknownKeys(defaults: unknown, stored: unknown, saved: unknown): unknown {
  if (Array.isArray(defaults) && Array.isArray(saved) && Array.isArray(stored)) {
    const [itemDefaults] = defaults
    return saved.map((item, index) => keepUnknownKeys(itemDefaults, findItem(stored, item, index), item))
  }
  if (!isValues(defaults) || !isValues(stored) || !isValues(saved)) return saved
  const unknown = Object.entries(stored).filter(([key]) => !Object.hasOwn(defaults, key))
  const known = Object.entries(saved).map(([key, value]) => [key, keepUnknownKeys(defaults[key], stored[key], value)])
  return Object.fromEntries([...unknown, ...known])
}

/** Agents change the order of providers, and of no other list. */
const findItem = (stored: readonly unknown[], item: unknown, index: number) =>
  isValues(item) && 'provider' in item
    ? stored.find((candidate) => isValues(candidate) && candidate.provider === item.provider)
    : stored[index]

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
