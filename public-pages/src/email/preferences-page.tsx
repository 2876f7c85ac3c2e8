import { type EmailTopic, emailTopics } from '@gable/shared/content/content-kind.ts'
import { getPreferenceLabels } from '@gable/shared/emails/preference-labels.ts'
import { type EmailPage, renderEmailLayout } from './email-layout.tsx'

interface PreferencesPageInput extends EmailPage {
  isSaved: boolean
  isUnsubscribed: boolean
  unsubscribedTopics: readonly EmailTopic[]
}

/** Where a contact chooses the emails they get, by topic. */
export function renderPreferencesPage({ isSaved, isUnsubscribed, unsubscribedTopics, ...page }: PreferencesPageInput) {
  const labels = getPreferenceLabels(page.language)
  const agency = page.brand.name
  if (isUnsubscribed)
    return renderEmailLayout({
      ...page,
      title: labels.unsubscribedTitle,
      children: (
        <form method="post">
          <p class="greeting" role="status">
            {labels.unsubscribedText(agency)}
          </p>
          <button type="submit" name="action" value="resubscribe">
            {labels.resubscribe}
          </button>
        </form>
      ),
    })
  return renderEmailLayout({
    ...page,
    title: isSaved ? labels.savedTitle : labels.preferencesTitle,
    children: (
      <form method="post">
        <p class="greeting" role={isSaved ? 'status' : undefined}>
          {isSaved ? labels.savedText : labels.preferencesText(agency)}
        </p>
        <fieldset>
          <legend class="unseen">{labels.preferencesTitle}</legend>
          {emailTopics.map((topic) => (
            <label key={topic} class="topic">
              <input type="checkbox" name="topic" value={topic} checked={!unsubscribedTopics.includes(topic)} />
              <span>
                <b>{labels.topics[topic].title}</b>
                <small>{labels.topics[topic].description}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <button type="submit" name="action" value="save">
          {labels.save}
        </button>
        <p class="all">
          <button type="submit" name="action" value="unsubscribe" class="quiet">
            {labels.unsubscribeAll}
          </button>
          <small>{labels.unsubscribeAllText}</small>
        </p>
      </form>
    ),
  })
}
