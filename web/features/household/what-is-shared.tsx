/** Used both before and after joining. */
export function WhatIsShared() {
  return (
    <div className="grid gap-4 text-sm sm:grid-cols-2">
      <p>
        <strong className="block">Shared with everyone in the household</strong>
        <span className="text-muted">
          Shopping list, planned meals, your own recipes with photos, what you have at home, and saved weeks.
        </span>
      </p>
      <p>
        <strong className="block">Only yours</strong>
        <span className="text-muted">
          Diary, weight, water, goals, profile, ratings and favorites. No one else ever sees them, except foods you
          don’t eat, if you choose so in Goals.
        </span>
      </p>
    </div>
  )
}
