import type { Migration } from 'kysely'
import * as foundations from './001-foundations.ts'
import * as peopleAndHomes from './002-people-and-homes.ts'
import * as eventsAndCounters from './003-events-and-counters.ts'
import * as brandsAndForms from './004-brands-and-forms.ts'
import * as submissions from './005-submissions.ts'
import * as webhooks from './006-webhooks.ts'
import * as ingestion from './007-ingestion.ts'
import * as widgets from './008-widgets.ts'
import * as sightings from './009-sightings.ts'
import * as contacts from './010-contacts.ts'
import * as purls from './011-purls.ts'
import * as properties from './012-properties.ts'
import * as importsAndExports from './013-imports-and-exports.ts'
import * as summaries from './014-summaries.ts'
import * as notifications from './015-notifications.ts'
import * as leads from './016-leads.ts'
import * as manyContacts from './017-many-contacts.ts'
import * as referrers from './018-referrers.ts'
import * as pictureWidths from './019-picture-widths.ts'
import * as hosts from './020-hosts.ts'
import * as foundSubmissions from './021-found-submissions.ts'
import * as offers from './022-offers.ts'
import * as accountSettings from './023-account-settings.ts'
import * as manyAtOnce from './024-many-at-once.ts'
import * as manyLinks from './025-many-links.ts'
import * as unknownPropertyTypes from './028-unknown-property-types.ts'
import * as tradeNames from './029-trade-names.ts'
import * as emptyTags from './030-empty-tags.ts'
import * as setAside from './031-set-aside.ts'
import * as importReading from './032-import-reading.ts'
import * as undoByContent from './033-undo-by-content.ts'
import * as onboardingCalls from './034-onboarding-calls.ts'
import * as calls from './036-calls.ts'
import * as contactDashboards from './040-contact-dashboards.ts'
import * as contactMethodsAndTags from './041-contact-methods-and-tags.ts'
import * as emails from './042-emails.ts'
import * as credits from './043-credits.ts'
import * as postcards from './044-postcards.ts'
import * as answers from './045-answers.ts'
import * as conversions from './046-conversions.ts'
import * as emailOpenings from './048-email-openings.ts'
import * as gettingStarted from './049-getting-started.ts'
import * as team from './050-team.ts'
import * as twoFactorAndPasskeys from './051-two-factor-and-passkeys.ts'
import * as apiKeys from './052-api-keys.ts'
import * as notificationSettings from './053-notification-settings.ts'
import * as reports from './054-reports.ts'
import * as reportFigures from './055-report-figures.ts'
import * as flows from './056-flows.ts'
import * as flowEngine from './057-flow-engine.ts'
import * as flowSignals from './058-flow-signals.ts'
import * as leadRouting from './059-lead-routing.ts'
import * as customForms from './060-custom-forms.ts'
import * as conversations from './061-conversations.ts'
import * as flowReport from './062-flow-report.ts'
import * as flowHooks from './063-flow-hooks.ts'
import * as formQuestions from './064-form-questions.ts'
import * as connectedApps from './065-connected-apps.ts'
import * as contactSync from './066-contact-sync.ts'
import * as leadIntake from './067-lead-intake.ts'
import * as mls from './068-mls.ts'
import * as appKeys from './069-app-keys.ts'
import * as appointments from './074-appointments.ts'
import * as flowsAfterImports from './077-flows-after-imports.ts'
import * as formConversations from './078-form-conversations.ts'
import * as traffic from './079-traffic.ts'
import * as taggedLinks from './080-tagged-links.ts'
import * as pageVersions from './081-page-versions.ts'
import * as pageAddresses from './082-page-addresses.ts'
import * as brandProof from './083-brand-proof.ts'
import * as calendars from './085-calendars.ts'
import * as calendarFeeds from './086-calendar-feeds.ts'
import * as handoversAndWarmthByGroup from './087-handovers-and-warmth-by-group.ts'
import * as mlsRunBegan from './088-mls-run-began.ts'
import * as dashboardTimeZone from './089-dashboard-time-zone.ts'
import * as replayedDeliveries from './090-replayed-deliveries.ts'
import * as syncedTasksAndNotes from './094-synced-tasks-and-notes.ts'
import * as splitTests from './097-split-tests.ts'
import * as marketRatesInWidgets from './100-market-rates-in-widgets.ts'
import * as cells from './101-cells.ts'
import * as intakeNotifications from './110-intake-notifications.ts'
import * as reportIndexes from './115-report-indexes.ts'
import * as contactLanguages from './130-contact-languages.ts'
import * as spanishFormTexts from './131-spanish-form-texts.ts'
import * as journeyTimes from './132-journey-times.ts'
import * as googleAdsUploads from './133-google-ads-uploads.ts'
import * as accountMoves from './140-account-moves.ts'
import * as reservationTimes from './145-reservation-times.ts'
import * as texts from './150-texts.ts'
import * as textsOnForms from './151-texts-on-forms.ts'
import * as propertyTaxes from './155-property-taxes.ts'
import * as deletedVendors from './160-deleted-vendors.ts'
import * as copiesAhead from './175-copies-ahead.ts'
import * as personalTexts from './180-personal-texts.ts'
import * as signalsOfTextPermissions from './181-signals-of-text-permissions.ts'
import * as importedTextOptOuts from './182-imported-text-opt-outs.ts'
import * as scoreRates from './190-score-rates.ts'
import * as contactFiltersAndOrders from './200-contact-filters-and-orders.ts'
import * as contactsByOwnerAndId from './205-contacts-by-owner-and-id.ts'
import * as buttonsOfSubmissions from './215-buttons-of-submissions.ts'
import * as cheapTriggers from './225-cheap-triggers.ts'
import * as figuresOfNewContacts from './226-figures-of-new-contacts.ts'
import * as singleEvents from './227-single-events.ts'
import * as quickErasure from './235-quick-erasure.ts'
import * as contactsByHomeValue from './238-contacts-by-home-value.ts'
import * as contactSyncJobs from './240-contact-sync-jobs.ts'
import * as pathOfDailyLimit from './241-path-of-daily-limit.ts'
import * as unprovenContactMethods from './250-unproven-contact-methods.ts'
import * as deactivationWaitsItsTurn from './251-deactivation-waits-its-turn.ts'

/** In the order they run. A released migration is never renamed or changed. */
export const migrations: Record<string, Migration> = {
  '001-foundations': foundations,
  '002-people-and-homes': peopleAndHomes,
  '003-events-and-counters': eventsAndCounters,
  '004-brands-and-forms': brandsAndForms,
  '005-submissions': submissions,
  '006-webhooks': webhooks,
  '007-ingestion': ingestion,
  '008-widgets': widgets,
  '009-sightings': sightings,
  '010-contacts': contacts,
  '011-purls': purls,
  '012-properties': properties,
  '013-imports-and-exports': importsAndExports,
  '014-summaries': summaries,
  '015-notifications': notifications,
  '016-leads': leads,
  '017-many-contacts': manyContacts,
  '018-referrers': referrers,
  '019-picture-widths': pictureWidths,
  '020-hosts': hosts,
  '021-found-submissions': foundSubmissions,
  '022-offers': offers,
  '023-account-settings': accountSettings,
  '024-many-at-once': manyAtOnce,
  '025-many-links': manyLinks,
  '028-unknown-property-types': unknownPropertyTypes,
  '029-trade-names': tradeNames,
  '030-empty-tags': emptyTags,
  '031-set-aside': setAside,
  '032-import-reading': importReading,
  '033-undo-by-content': undoByContent,
  '034-onboarding-calls': onboardingCalls,
  '036-calls': calls,
  '040-contact-dashboards': contactDashboards,
  '041-contact-methods-and-tags': contactMethodsAndTags,
  '042-emails': emails,
  '043-credits': credits,
  '044-postcards': postcards,
  '045-answers': answers,
  '046-conversions': conversions,
  '048-email-openings': emailOpenings,
  '049-getting-started': gettingStarted,
  '050-team': team,
  '051-two-factor-and-passkeys': twoFactorAndPasskeys,
  '052-api-keys': apiKeys,
  '053-notification-settings': notificationSettings,
  '054-reports': reports,
  '055-report-figures': reportFigures,
  '056-flows': flows,
  '057-flow-engine': flowEngine,
  '058-flow-signals': flowSignals,
  '059-lead-routing': leadRouting,
  '060-custom-forms': customForms,
  '061-conversations': conversations,
  '062-flow-report': flowReport,
  '063-flow-hooks': flowHooks,
  '064-form-questions': formQuestions,
  '065-connected-apps': connectedApps,
  '066-contact-sync': contactSync,
  '067-lead-intake': leadIntake,
  '068-mls': mls,
  '069-app-keys': appKeys,
  '074-appointments': appointments,
  '077-flows-after-imports': flowsAfterImports,
  '078-form-conversations': formConversations,
  '079-traffic': traffic,
  '080-tagged-links': taggedLinks,
  '081-page-versions': pageVersions,
  '082-page-addresses': pageAddresses,
  '083-brand-proof': brandProof,
  '085-calendars': calendars,
  '086-calendar-feeds': calendarFeeds,
  '087-handovers-and-warmth-by-group': handoversAndWarmthByGroup,
  '088-mls-run-began': mlsRunBegan,
  '089-dashboard-time-zone': dashboardTimeZone,
  '090-replayed-deliveries': replayedDeliveries,
  '094-synced-tasks-and-notes': syncedTasksAndNotes,
  '097-split-tests': splitTests,
  '100-market-rates-in-widgets': marketRatesInWidgets,
  '101-cells': cells,
  '110-intake-notifications': intakeNotifications,
  '115-report-indexes': reportIndexes,
  '130-contact-languages': contactLanguages,
  '131-spanish-form-texts': spanishFormTexts,
  '132-journey-times': journeyTimes,
  '133-google-ads-uploads': googleAdsUploads,
  '140-account-moves': accountMoves,
  '145-reservation-times': reservationTimes,
  '150-texts': texts,
  '151-texts-on-forms': textsOnForms,
  '155-property-taxes': propertyTaxes,
  '160-deleted-vendors': deletedVendors,
  '175-copies-ahead': copiesAhead,
  '180-personal-texts': personalTexts,
  '181-signals-of-text-permissions': signalsOfTextPermissions,
  '182-imported-text-opt-outs': importedTextOptOuts,
  '190-score-rates': scoreRates,
  '200-contact-filters-and-orders': contactFiltersAndOrders,
  '205-contacts-by-owner-and-id': contactsByOwnerAndId,
  '215-buttons-of-submissions': buttonsOfSubmissions,
  '225-cheap-triggers': cheapTriggers,
  '226-figures-of-new-contacts': figuresOfNewContacts,
  '227-single-events': singleEvents,
  '235-quick-erasure': quickErasure,
  '238-contacts-by-home-value': contactsByHomeValue,
  '240-contact-sync-jobs': contactSyncJobs,
  '241-path-of-daily-limit': pathOfDailyLimit,
  '250-unproven-contact-methods': unprovenContactMethods,
  '251-deactivation-waits-its-turn': deactivationWaitsItsTurn,
}
