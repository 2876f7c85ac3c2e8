/** Lists required browser features the device lacks, by their well-known names. */
export function findMissingFeatures(device: Device): string[] {
  return Object.entries(featureChecks)
    .filter(([, detect]) => !isSupported(detect, device))
    .map(([name]) => name)
}

/** An installation can turn the check off. */
export const canStart = (isCheckEnabled: boolean, device: Device) =>
  !isCheckEnabled || findMissingFeatures(device).length === 0

type Device = Partial<Pick<typeof globalThis, 'fetch' | 'Intl' | 'ResizeObserver' | 'localStorage' | 'sessionStorage'>>

const featureChecks: Record<string, (device: Device) => unknown> = {
  fetch: (device) => device.fetch,
  Intl: (device) => device.Intl && 'NumberFormat' in device.Intl && 'RelativeTimeFormat' in device.Intl,
  ResizeObserver: (device) => device.ResizeObserver,
  storage: (device) => device.localStorage && device.sessionStorage,
}

function isSupported(detect: (device: Device) => unknown, device: Device) {
  try {
    return Boolean(detect(device))
  } catch {
    // Reading storage throws when it is blocked.
    return false
  }
}
