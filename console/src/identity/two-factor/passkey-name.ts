/** A first guess at the name of a passkey: the device it is created on. */
export function guessPasskeyName(userAgent: string): string {
  const match = devices.find(([pattern]) => pattern.test(userAgent))
  return match?.[1] ?? 'My passkey'
}

// The order matters: a phone with Android also says Linux.
const devices: [RegExp, string][] = [
  [/iPhone/, 'My iPhone'],
  [/iPad/, 'My iPad'],
  [/Android/, 'My Android phone'],
  [/Windows/, 'My Windows computer'],
  [/Macintosh/, 'My Mac'],
  [/CrOS/, 'My Chromebook'],
  [/Linux/, 'My Linux computer'],
]
