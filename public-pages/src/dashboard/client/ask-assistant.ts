import type { Message } from '@gable/shared/conversations/conversation.ts'
import { newId } from '@gable/shared/ids.ts'

interface Ask {
  code: string
  language: string
  form: HTMLFormElement
  submitter: HTMLElement | null
}

/** One conversation until the page is left. */
const conversationId = newId()

addEventListener('keydown', ({ key, target }) => {
  const details = target instanceof Element ? target.closest<HTMLDetailsElement>('.assistant details') : null
  if (key !== 'Escape' || !details) return
  details.open = false
  details.querySelector('summary')?.focus()
})

/** Sends what the visitor typed, and shows the answer with its sources. Everything is shown as plain text. */
export async function askAssistant({ code, language, form, submitter }: Ask) {
  const log = form.parentElement?.querySelector<HTMLElement>('.assistant-log')
  const field = form.querySelector('textarea')
  if (!log || !field || form.ariaBusy === 'true') return
  const text = field.value.trim()
  if (text === '') return field.focus()
  const buttons = form.querySelectorAll('button')
  const setBusy = (isBusy: boolean) => {
    form.ariaBusy = String(isBusy)
    for (const button of buttons) button.disabled = isBusy
  }
  const asksForPerson = (submitter as HTMLButtonElement | null)?.name === 'person'
  log.querySelector('.failed')?.remove()
  const own = append(log, 'visitor', log.dataset.you ?? '', [{ text, citations: [] }])
  const pending = append(log, 'pending', '', [{ text: log.dataset.writing ?? '', citations: [] }])
  setBusy(true)
  field.value = ''
  const response = await fetch(`/api/public/dashboards/${code}/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ conversationId, text, asksForPerson, lang: language }),
    credentials: 'omit',
  }).catch(() => undefined)
  const reply: { answer: Message } | undefined = response?.ok ? await response.json().catch(() => undefined) : undefined
  pending.remove()
  setBusy(false)
  if (reply) append(log, 'answer', log.dataset.name ?? '', reply.answer.sentences)
  else {
    // What was typed comes back, so that it can be sent again.
    own.remove()
    field.value = text
    const reason = response?.status === 429 ? log.dataset.tooMany : log.dataset.failed
    append(log, 'failed', '', [{ text: reason ?? '', citations: [] }])
  }
  field.focus()
}

function append(log: HTMLElement, className: string, author: string, sentences: Message['sentences']) {
  const message = createElement('div', '', className)
  const line = createElement('p')
  if (author) line.append(createElement('span', `${author}: `, 'unseen'))
  const sources = [...new Set(sentences.flatMap(({ citations }) => citations))]
  for (const { text, citations } of sentences) {
    line.append(text)
    for (const label of citations) line.append(createElement('sup', String(sources.indexOf(label) + 1)))
    line.append(' ')
  }
  message.append(line)
  if (sources.length > 0)
    message.append(
      createElement('small', `${log.dataset.sources}: ${sources.map((label, n) => `${n + 1} ${label}`).join(' · ')}`),
    )
  log.append(message)
  log.scrollTop = log.scrollHeight
  return message
}

function createElement(tag: string, text = '', className = '') {
  const element = document.createElement(tag)
  element.textContent = text
  element.className = className
  return element
}
