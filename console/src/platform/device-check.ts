/** What the console cannot do without, by the name a person could look up. Empty when everything is there. */
export function missingFeatures(device: Device): string[] {
  return Object.entries(needs)
    .filter(([, isThere]) => !holds(isThere, device))
    .map(([name]) => name)
}

/** The console starts only when the check passes, or when the installation switched it off. */
export const mayStart = (isChecked: boolean, device: Device) => !isChecked || missingFeatures(device).length === 0

type Device = Partial<Pick<typeof globalThis, 'fetch' | 'Intl' | 'ResizeObserver' | 'localStorage' | 'sessionStorage'>>

const needs: Record<string, (device: Device) => unknown> = {
  fetch: (device) => device.fetch,
  Intl: (device) => device.Intl && 'NumberFormat' in device.Intl && 'RelativeTimeFormat' in device.Intl,
  ResizeObserver: (device) => device.ResizeObserver,
  storage: (device) => device.localStorage && device.sessionStorage,
}

function holds(isThere: (device: Device) => unknown, device: Device) {
  try {
    return Boolean(isThere(device))
  } catch {
    // Reading storage throws where it is blocked.
    return false
  }
}
