import { Monitor, Smartphone } from 'lucide-react'

/** The device that a preview simulates. */
export type Device = 'desktop' | 'mobile'

export const devices = [
  { value: 'desktop', label: 'Desktop', icon: Monitor },
  { value: 'mobile', label: 'Mobile', icon: Smartphone },
] as const
