import type { Branding, BrandingCompliance, BrandingDetails, BrandingStyle } from '@gable/shared/branding/branding.ts'
import type { Signature } from '@gable/shared/branding/signature.ts'
import { createContext, useCallback, useContext } from 'react'
import { useRefresh } from '../platform/use-api.ts'

/** What is being changed and not yet stored, for the preview beside it. */
export interface BrandDraft {
  style?: BrandingStyle
  details?: BrandingDetails
  compliance?: BrandingCompliance
  signature?: Signature
}

export interface OpenBranding {
  branding: Branding
  /** Shows a draft in the preview; nothing given, what is stored. */
  show: (draft: BrandDraft) => void
  /** Takes a part as it is about to be stored for what is stored. */
  keep: (part: Partial<Pick<Branding, 'compliance'>>) => unknown
}

export const BrandingContext = createContext<OpenBranding | undefined>(undefined)

/** The brand whose sections are on the screen. */
export function useBranding(): OpenBranding {
  const open = useContext(BrandingContext)
  if (!open) throw new Error('useBranding needs a section of a brand')
  return open
}

/** Call after a brand was changed. */
export function useRefreshBrandings() {
  const refresh = useRefresh()
  return useCallback(
    () => refresh('GET /agent/branding', 'GET /agent/branding/default', 'GET /agent/branding/:brandingId'),
    [refresh],
  )
}
