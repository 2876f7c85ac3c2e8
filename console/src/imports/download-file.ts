import { toast } from '../design/feedback/toast.tsx'
import { toFormError } from '../design/inputs/form-error.ts'

/** Fetches a file under the link that is asked for: it holds for some minutes, and only for who asks. */
export async function download(askForLink: () => Promise<{ url: string }>) {
  try {
    const { url } = await askForLink()
    const link = document.createElement('a')
    link.href = url
    link.download = ''
    link.click()
  } catch (error) {
    toast.error(toFormError(error).message)
  }
}
