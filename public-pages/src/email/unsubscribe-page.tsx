import { getPreferenceLabels } from '@gable/shared/emails/preference-labels.ts'
import { type EmailPage, renderEmailLayout } from './email-layout.tsx'

interface UnsubscribePageInput extends EmailPage {
  state: 'ASKED' | 'UNSUBSCRIBED' | 'RESUBSCRIBED'
}

/** Requires a press, because mail scanners open every link of an email. */
export function renderUnsubscribePage({ state, ...page }: UnsubscribePageInput) {
  const labels = getPreferenceLabels(page.language)
  const agency = page.brand.name
  const preferences = <a href={`/e/p/${page.token}?lang=${page.language}`}>{labels.chooseTopics}</a>
  const [title, text, action, button] = {
    ASKED: [labels.unsubscribeTitle, labels.unsubscribeText(agency), 'unsubscribe', labels.unsubscribe],
    UNSUBSCRIBED: [labels.unsubscribedTitle, labels.unsubscribedText(agency), 'undo', labels.undo],
    RESUBSCRIBED: [labels.resubscribedTitle, labels.resubscribedText(agency), '', ''],
  }[state]
  return renderEmailLayout({
    ...page,
    title: title ?? '',
    children: (
      <form method="post">
        <p class="greeting" role="status">
          {text}
        </p>
        {button && (
          <button type="submit" name="action" value={action} class={action === 'undo' ? 'quiet' : undefined}>
            {button}
          </button>
        )}{' '}
        {preferences}
      </form>
    ),
  })
}
