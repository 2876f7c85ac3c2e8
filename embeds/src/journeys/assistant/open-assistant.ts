import type { Message } from '@gable/shared/conversations/conversation.ts'
import type { FormAssistant, FormVisitorDetails } from '@gable/shared/conversations/form-assistant.ts'
import { maxMessageLength } from '@gable/shared/conversations/limits.ts'
import { detailMaxLengths } from '@gable/shared/journeys/contact-details.ts'
import { appendMessage, create } from './elements.ts'

export interface AssistantOptions {
  /** An empty element inside a journey. */
  host: HTMLElement
  /** Origin of the API; empty on our own pages. */
  base: string
  subjectId: string
  language: string
  conversation: Conversation
}

/** One for each form until the page is left. The form is sent with it, so that the transcript stays with the contact. */
export interface Conversation {
  id: string
  isStarted: boolean
}

interface Reply {
  answer: Message
  isHandedOver: boolean
  asksForDetails: boolean
}

/** Shows the assistant. Everything that is not ours is shown as plain text. Rejects if it cannot be reached. */
export async function openAssistant({ host, base, subjectId, language, conversation }: AssistantOptions) {
  const url = `${base}/api/public/assistants/${subjectId}`
  const response = await fetch(`${url}?lang=${language}`, { credentials: 'omit' })
  if (!response.ok) throw new Error(`The assistant responded with status ${response.status}`)
  const assistant: FormAssistant = await response.json()
  const { labels, title, isAnswering } = assistant
  const log = create('div', { className: 'log', role: 'log', ariaLabel: title, tabIndex: 0 }, [
    create('p', { textContent: assistant.greeting }),
  ])
  const text = create('textarea', { id: 'ask-text', rows: 2, maxLength: maxMessageLength }, [], 'input')
  const details = createDetails(labels, isAnswering)
  const fault = create('p', { className: 'fault', role: 'alert' })
  const person = create('button', { type: 'submit', className: 'quiet', textContent: assistant.askPerson })
  person.hidden = !isAnswering
  const buttons = create('div', { className: 'buttons' }, [
    create('button', { type: 'submit', className: 'primary', textContent: labels.send }, [], 'button'),
    person,
  ])
  const form = create('form', { noValidate: true }, [
    create('div', { className: 'field' }, [
      create('label', { htmlFor: text.id, textContent: labels.yourMessage }),
      text,
    ]),
    details.element,
    fault,
    buttons,
    create('small', { textContent: assistant.notice }),
  ])

  let isBusy = false
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (isBusy) return
    fault.textContent = ''
    const message = text.value.trim()
    const left = details.read()
    const asksForPerson = event.submitter === person
    if (!message && !(left && conversation.isStarted)) return text.focus()
    if (left && !(left.name && (left.email || left.phone))) {
      fault.textContent = labels.missing
      return details.focus()
    }
    isBusy = true
    form.ariaBusy = 'true'
    const own = message
      ? appendMessage(log, 'visitor', labels, labels.you, [{ text: message, citations: [] }])
      : undefined
    const pending = appendMessage(log, 'pending', labels, '', [{ text: labels.writing, citations: [] }])
    text.value = ''
    const { reply, problem } = await send(url, {
      conversationId: conversation.id,
      text: message,
      asksForPerson,
      lang: language,
      ...(left && { details: left }),
    })
    pending.remove()
    isBusy = false
    form.ariaBusy = 'false'
    if (!reply) {
      // What was typed comes back, so that it can be sent again.
      own?.remove()
      text.value = message
      fault.textContent = problem?.fields?.details ?? (problem?.code === 'too_many' ? labels.tooMany : labels.failed)
      return text.focus()
    }
    conversation.isStarted = true
    appendMessage(log, 'answer', labels, assistant.name, reply.answer.sentences)
    details.show(reply.asksForDetails)
    if (reply.asksForDetails) details.focus()
    else text.focus()
  })
  const shown = create('section', { ariaLabel: title }, [log, form])
  host.replaceChildren(shown)
  text.focus()
}

interface Problem {
  code?: string
  fields?: Record<string, string>
}

async function send(url: string, body: object): Promise<{ reply?: Reply; problem?: Problem | undefined }> {
  const response = await fetch(`${url}/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
  }).catch(() => undefined)
  const content = await response?.json().catch(() => undefined)
  return response?.ok && content ? { reply: content } : { problem: content }
}

/** What a person needs to answer: from the start where nobody else answers, and otherwise when a person is needed. */
function createDetails(labels: FormAssistant['labels'], isAnswering: boolean) {
  const createField = (name: keyof typeof attributes) => {
    const input = create('input', { id: `ask-${name}`, ...attributes[name] }, [], 'input')
    const label = create('label', { htmlFor: input.id, textContent: labels[name] })
    return { input, field: create('div', { className: 'field' }, [label, input]) }
  }
  const [name, email, phone] = [createField('name'), createField('email'), createField('phone')]
  const trap = create('input', { tabIndex: -1, autocomplete: 'off', name: 'website', ariaHidden: 'true' })
  const element = create('div', { className: 'details', hidden: isAnswering }, [
    name.field,
    email.field,
    phone.field,
    create('p', { className: 'note', textContent: labels.or }),
    create('div', { className: 'honeypot', ariaHidden: 'true' }, [trap]),
  ])
  return {
    element,
    /** Undefined while they are not asked for. */
    read: (): FormVisitorDetails | undefined =>
      element.hidden
        ? undefined
        : {
            name: name.input.value.trim(),
            email: email.input.value.trim(),
            phone: phone.input.value.trim(),
            website: trap.value,
          },
    show: (isNeeded: boolean) => {
      element.hidden = !isNeeded
    },
    focus: () => ([name, email].find(({ input }) => !input.value.trim()) ?? phone).input.focus(),
  }
}

const attributes = {
  name: { autocomplete: 'name', maxLength: 120 },
  email: { type: 'email', autocomplete: 'email', maxLength: detailMaxLengths.email },
  phone: { type: 'tel', autocomplete: 'tel', maxLength: detailMaxLengths.phone },
} as const
