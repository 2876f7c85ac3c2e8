/** When postcards go to the printer at the daily limit. */
export const describePrintDays = (days: number): string =>
  days <= 1
    ? 'All of them go to the printer today. Credits are set aside now and spent when a postcard goes to the printer.'
    : `At your daily limit, they go to the printer over ${days} days, in order. Credits are set aside now and spent when a postcard goes to the printer.`
