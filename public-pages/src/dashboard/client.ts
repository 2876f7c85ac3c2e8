import type { SaleAssumptions } from '@gable/shared/contact-dashboard/owner-answers.ts'
import { newId } from '@gable/shared/ids.ts'
import { findClickedLink } from '../find-clicked-link.ts'
import { isAgentsPreview } from '../preview/is-agents-preview.ts'
import { playVideo } from '../video/play-video.ts'
import { countEvents } from './client/count-events.ts'
import { fitCodeFrames } from './client/fit-code-frames.ts'
import { layOutModules } from './client/lay-out-modules.ts'
import { createPieces, type PieceUrls } from './client/pieces.ts'

interface ScriptData extends PieceUrls {
  code: string
  language: string
  firstName: string
  lastName: string
  counts?: string
}

/** Counts what the owner does, and loads what a part of the page needs when it is touched. */
function enhancePage({ code, language, firstName, lastName, counts, ...urls }: ScriptData) {
  const visitId = newId()
  const isCounted = !isAgentsPreview() && (counts === 'machines' || !isMachine())
  if (isCounted) countEvents(code, visitId)
  fitCodeFrames()
  layOutModules()
  const pieces = createPieces(urls)

  const prepare = ({ target }: Event) => {
    if (!(target instanceof Element)) return
    if (target.closest('[data-ask]')) void pieces.loadSheet().catch(ignore)
    if (target.closest(answerForms)) void pieces.loadAnswers().catch(ignore)
    if (target.closest(assistantForm)) void pieces.loadAssistant().catch(ignore)
    const equity = target.closest<HTMLElement>('[data-equity]')
    if (equity) void pieces.enhanceEquity(equity).catch(ignore)
  }
  addEventListener('pointerover', prepare)
  addEventListener('focusin', prepare)

  addEventListener('click', (event) => {
    const link = findClickedLink(event, '[data-ask], [data-video]')
    if (!link) return
    event.preventDefault()
    if (link.dataset.video !== undefined) return playVideo(link)
    if (link.ariaBusy === 'true') return
    link.ariaBusy = 'true'
    pieces
      .loadSheet()
      .then(({ openSheet }) => openSheet({ link, code, language, visitId, firstName, lastName }))
      // Falls back to the page of the form, as without JavaScript.
      .catch(() => location.assign(link.href))
      .finally(() => link.removeAttribute('aria-busy'))
  })

  addEventListener('submit', (event) => {
    const { target: form, submitter } = event
    if (!(form instanceof HTMLFormElement) || form.dataset.plain) return
    const isForAssistant = form.matches(assistantForm)
    if (!isForAssistant && !form.matches(answerForms)) return
    event.preventDefault()
    const sent = isForAssistant
      ? pieces.loadAssistant().then(({ askAssistant }) => askAssistant({ code, language, form, submitter }))
      : pieces.loadAnswers().then(({ sendAnswer }) => sendAnswer(code, form, submitter))
    sent.catch(() => {
      form.dataset.plain = 'true'
      form.requestSubmit(submitter)
    })
  })

  // Sent by the equity module.
  addEventListener('gable:assumptions', (event) => {
    const { detail } = event as CustomEvent<SaleAssumptions>
    pieces.loadAnswers().then(({ saveAssumptions }) => saveAssumptions(code, detail), ignore)
  })
}

const assistantForm = '.assistant form'
const answerForms = '.marks, [data-correction]'

const isMachine = () => navigator.webdriver || /Headless/.test(navigator.userAgent)

/** A failed preload is tried again when the part is used. */
const ignore = () => {}

// Last, because it uses the constants above.
const script = document.getElementById('dashboard')
if (script) enhancePage(script.dataset as unknown as ScriptData)
