/** 'Chrome on Windows', for a person who wants to know where they are signed in. */
export function deviceOf(userAgent: string): string {
  const browser = first(userAgent, browsers)
  const system = first(userAgent, systems)
  if (!browser && !system) return 'Unknown device'
  return system ? `${browser ?? 'Browser'} on ${system}` : `${browser}`
}

const first = (text: string, names: [RegExp, string][]) => names.find(([pattern]) => pattern.test(text))?.[1]

// Every browser also claims to be those below it.
const browsers: [RegExp, string][] = [
  [/Edg\w*\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|HeadlessChrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
  [/curl\//, 'curl'],
]

const systems: [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]
