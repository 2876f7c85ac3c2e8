import type { Device } from './traffic.ts'

interface DeviceHints {
  userAgent: string
  /** The headers that Chromium sends beside it. */
  isMobile?: boolean | undefined
  platform?: string | undefined
  hasTouch?: boolean | undefined
}

/** The class of a device, from what its browser says about itself. */
export function classifyDevice({ userAgent, isMobile, platform, hasTouch }: DeviceHints): Device {
  if (unusual.test(userAgent)) return 'OTHER'
  if (platform === 'Android' || platform === 'iOS') return isMobile ? 'PHONE' : 'TABLET'
  if (tablet.test(userAgent)) return 'TABLET'
  if (phone.test(userAgent)) return 'PHONE'
  if (isMobile) return 'PHONE'
  // An iPad asks for the pages of a Mac, and no Mac has a touch screen.
  if (/Macintosh/.test(userAgent)) return hasTouch ? 'TABLET' : 'COMPUTER'
  return computer.test(userAgent) || (platform !== undefined && computerPlatforms.has(platform)) ? 'COMPUTER' : 'OTHER'
}

/** Televisions, consoles, watches and cars. */
const unusual =
  /smart-?tv|googletv|appletv|apple tv|hbbtv|netcast|web0s|bravia|roku|crkey|\baft[a-z]|tizen.*\btv\b|playstation|xbox|nintendo|watch|tesla/i
const tablet = /ipad|playbook|kindle|tablet(?! ?pc)|silk(?!.*mobile)|android(?!.*mobile)/i
const phone = /iphone|ipod|android.*mobile|windows phone|iemobile|blackberry|bb10|opera mini|kaios|mobile/i
const computer = /windows nt|macintosh|x11|cros|linux (x86_64|i686|aarch64)/i
const computerPlatforms = new Set(['Windows', 'macOS', 'Linux', 'Chrome OS', 'Chromium OS'])
