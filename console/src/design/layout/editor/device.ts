import { Monitor, Smartphone } from 'lucide-react'

/** What a preview is looked at on. */
export type Device = 'desktop' | 'mobile'

export const devices = [
  { value: 'desktop', label: 'Desktop', icon: Monitor },
  { value: 'mobile', label: 'Mobile', icon: Smartphone },
] as const
