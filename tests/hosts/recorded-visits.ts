import type { Database } from '../../api/src/platform/database.ts'

/** Everything stored about the visitors of one widget. */
export async function getRecordedVisits({ db }: Database, widgetId: string) {
  const [events, submissions, sightings] = await Promise.all([
    db.selectFrom('events').select('type').where('subject_id', '=', widgetId).execute(),
    db.selectFrom('submissions').selectAll().where('subject_id', '=', widgetId).execute(),
    db.selectFrom('widget_sightings').select(['page', 'faults']).where('widget_id', '=', widgetId).execute(),
  ])
  const count = (type: string) => events.filter((event) => event.type === type).length
  return {
    views: count('view'),
    entrances: count('entrance'),
    leads: submissions.filter(({ state }) => state === 'NEW').length,
    submissions,
    sightings,
  }
}
