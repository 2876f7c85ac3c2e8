import { KnownId } from '../assets/known-id.tsx'
import { useWidgetPath } from './widget-paths.ts'

/** Around what is about one widget: an address that names none leads to the list. */
export const OneWidget = () => <KnownId param="widgetId" otherwise={useWidgetPath().list} />
