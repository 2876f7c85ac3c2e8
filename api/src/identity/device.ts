import type { FastifyRequest } from 'fastify'

/** As long as it is stored. */
export const getUserAgent = (request: FastifyRequest): string => (request.headers['user-agent'] ?? '').slice(0, 300)

/** The browser and system, such as "Chrome on Windows", for the list of a user's sessions. */
export function formatDevice(userAgent: string): string {
  const browser = findName(userAgent, browsers)
  const system = findName(userAgent, systems)
  if (!browser && !system) return 'Unknown device'
  return system ? `${browser ?? 'Browser'} on ${system}` : `${browser}`
}

const findName = (text: string, names: [RegExp, string][]) => names.find(([pattern]) => pattern.test(text))?.[1]

// The order matters: each user agent also contains the names of browsers further down.
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
