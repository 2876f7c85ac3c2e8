import { ValidIdGuard } from '../assets/valid-id-guard.tsx'
import { useWidgetPaths } from './widget-paths.ts'

/** Around what is about one widget: an address that names none leads to the list. */
export const WidgetGuard = () => <ValidIdGuard param="widgetId" redirectTo={useWidgetPaths().listPath} />
