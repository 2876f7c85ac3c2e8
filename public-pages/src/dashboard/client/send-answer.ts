import type { SaleAssumptions } from '@gable/shared/contact-dashboard/owner-answers.ts'
import { refreshModules } from './refresh-modules.ts'
import { showStatus } from './show-status.ts'

/** Saves a mark or a correction, and shows the page as it follows from it. */
export async function sendAnswer(code: string, form: HTMLFormElement, submitter: HTMLElement | null) {
  if (form.ariaBusy === 'true') return
  form.ariaBusy = 'true'
  try {
    if (form.dataset.correction !== undefined) await sendCorrection(code, form)
    else await sendMark(code, form, submitter as HTMLButtonElement | null)
  } finally {
    form.removeAttribute('aria-busy')
  }
}

/**
 * Keeps what the owner assumes about a sale, without a word unless it fails. One after another, because an answer on a
 * slow connection could arrive after the one that replaces it. Those that are replaced before their turn are left out.
 */
export async function saveAssumptions(code: string, assumptions: SaleAssumptions) {
  latest = assumptions
  const saved = saving.then(() => (latest === assumptions ? call(code, 'PUT', 'assumptions', assumptions) : undefined))
  saving = saved
  const answer = await saved
  if (answer && !answer.isSaved) showStatus(answer.failure)
  else if (answer) await refreshModules()
}

let latest: SaleAssumptions | undefined
let saving: Promise<unknown> = Promise.resolve()

async function sendMark(code: string, form: HTMLFormElement, button: HTMLButtonElement | null) {
  const key = String(new FormData(form).get('key'))
  const before = form.dataset.was || null
  const save = async (mark: string | null) => {
    // Shown at once; the estimate follows.
    for (const other of form.querySelectorAll('button')) other.ariaPressed = String(markOf(other) === mark)
    const answer = await call(code, 'PUT', 'comparables', { key, mark })
    await refreshModules()
    return answer
  }
  const { isSaved, failure } = await save(button?.value || null)
  if (!isSaved) return showStatus(failure)
  showStatus('saved', async () => {
    const { isSaved, failure } = await save(before)
    showStatus(isSaved ? 'undone' : failure)
    if (button) document.getElementById(button.id)?.focus()
  })
}

/** The value of a pressed button is empty, because it takes its mark back. */
const markOf = ({ id }: HTMLElement) => id.slice(id.lastIndexOf('-') + 1)

async function sendCorrection(code: string, form: HTMLFormElement) {
  const { lang: _, ...fields } = Object.fromEntries(new FormData(form))
  const numbers = new Set([...form.querySelectorAll<HTMLInputElement>('[type=number]')].map(({ name }) => name))
  const body = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, numbers.has(name) ? toNumber(String(value)) : value]),
  )
  const { isSaved, failure, message } = await call(code, 'POST', 'corrections', body)
  if (!isSaved) return showStatus(failure, undefined, message)
  showStatus('saved')
  const { correction } = form.dataset
  await refreshModules()
  document.querySelector<HTMLElement>(`details:has([data-correction="${correction}"]) > summary`)?.focus()
}

const toNumber = (text: string) => (text.trim() === '' ? null : Number(text))

/** The message is that of a refused field. */
async function call(code: string, method: string, path: string, body: unknown) {
  const response = await fetch(`/api/public/dashboards/${code}/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => undefined)
  const refusal = response?.status === 422 ? await response.json().catch(() => undefined) : undefined
  const [message] = Object.values<string>(refusal?.fields ?? {})
  const failure = response?.status === 429 ? ('tooMany' as const) : ('failed' as const)
  return { isSaved: response?.ok === true, failure, message }
}
