/** "Done", then "Done 3 min ago". */
export function doneText(msAgo: number): string {
  const minutes = Math.floor(msAgo / 60_000)
  if (minutes < 1) return 'Done'
  return minutes < 60 ? `Done ${minutes} min ago` : `Done ${Math.floor(minutes / 60)} h ago`
}
