export const reportPageSizes = [10, 25, 50, 100] as const
