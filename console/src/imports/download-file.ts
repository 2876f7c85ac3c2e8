import { toast } from '../design/feedback/toast.tsx'
import { toFormError } from '../design/inputs/form-error.ts'

/** Requests a download link and opens it. The link works for a few minutes, and only for this user. */
export async function downloadFile(requestLink: () => Promise<{ url: string }>) {
  try {
    const { url } = await requestLink()
    const link = document.createElement('a')
    link.href = url
    link.download = ''
    link.click()
  } catch (error) {
    toast.error(toFormError(error).message)
  }
}
