import type { ContentVersionName } from '@gable/shared/content/content-kind.ts'
import { useState } from 'react'
import { toast } from '../design/feedback/toast.tsx'
import { useAccountId } from '../platform/account.ts'
import { callInAccount } from '../platform/use-api.ts'

interface ProofRequest {
  contentId: string
  version: ContentVersionName
  /** Of smart content. */
  smartContentConfigVariationId?: string | undefined
  /** Runs first, for example to save. */
  prepare?: () => Promise<unknown>
}

/** Opens the PDF of a postcard in a new tab. */
export function useDownloadProof() {
  const accountId = useAccountId()
  const [isBusy, setBusy] = useState(false)

  async function downloadProof({ contentId, prepare, ...body }: ProofRequest) {
    // Browsers block a tab that is not opened by the press itself.
    const tab = window.open('', '_blank')
    if (tab) tab.opener = null
    setBusy(true)
    try {
      await prepare?.()
      const { url } = await callInAccount(accountId)('POST /agent/content/:contentId/proof', {
        params: { contentId },
        body,
      })
      if (tab) tab.location.replace(url)
      else window.location.assign(url)
      toast.success('Postcard downloaded')
    } catch {
      tab?.close()
      toast.error('Download Failed. Please contact support')
    } finally {
      setBusy(false)
    }
  }

  return { downloadProof, isBusy }
}
