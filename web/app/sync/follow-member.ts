// Runs sync for the signed-in member. Loaded for members only.

import type { QueryClient } from '@tanstack/react-query'
import { isRead, reloadChanged } from '#web/data/changed-tables.ts'
import { reloadTogether } from '#web/data/reload-together.ts'
import { useSession } from '#web/data/session.ts'
import { currentSync, LEFT_KEY, leaveFirst, setCurrentSync, whenLeft } from '#web/data/sync/current-sync.ts'
import { type StoreSync, storeSync } from '#web/data/sync/store-sync.ts'
import { startSyncEngine } from '#web/data/sync/sync-engine.ts'
import { deviceOwner, OWNER_KEY } from '#web/device/device-owner.ts'
import { useFinishedDishes } from '#web/features/cook-finish/finished-dishes-store.ts'
import { finishedDishesSync } from '#web/features/cook-finish/finished-dishes-sync.ts'
import { togetherSync } from '#web/features/cook-together/together-sync.ts'
import { customRecipesSync } from '#web/features/custom-recipes/custom-recipes-sync.ts'
import { forgetArrived, useWaitingEntries } from '#web/features/diary/waiting-entries-store.ts'
import { waitingEntriesSync } from '#web/features/diary/waiting-entries-sync.ts'
import { dietPlanSync } from '#web/features/diet-plan/diet-plan-sync.ts'
import { favoritesSync } from '#web/features/favorites/favorites-sync.ts'
import { recentFoodsSync } from '#web/features/food-picker/recent-foods-sync.ts'
import { pantrySync } from '#web/features/kitchen/pantry-sync.ts'
import { collectionsSync, filedRecipesSync } from '#web/features/library/library-sync.ts'
import { photoStore, startPhotoSync, syncPhotos } from '#web/features/recipe-photos/photo-sync.ts'
import { shoppingSync } from '#web/features/shopping-list/shopping-sync.ts'
import { notify } from '#web/ui/toast-store.ts'
import { preferencesSync } from './preferences-sync.ts'

/** Every store that syncs to the account is listed here. */
const storesOf = (member: string): StoreSync[] => [
  // These first: somebody in the store or at the stove is waiting for them.
  storeSync(shoppingSync, member),
  storeSync(togetherSync, member),
  storeSync(finishedDishesSync(member), member),
  waitingEntriesSync(member),
  storeSync(favoritesSync, member),
  storeSync(customRecipesSync, member),
  storeSync(filedRecipesSync, member),
  storeSync(collectionsSync, member),
  storeSync(pantrySync, member),
  storeSync(dietPlanSync, member),
  storeSync(recentFoodsSync, member),
  storeSync(preferencesSync, member),
  photoStore(member),
]

let running: { member: string; signedIn: boolean } | null = null

export function followMember(queryClient: QueryClient) {
  const follow = () => {
    const { user, known } = useSession.getState()
    if (!known) return
    takeLeftLists(user?.id)
    const owner = deviceOwner()
    // Without a session, the owner's changes wait on the device for the next sign-in.
    const member = user?.id ?? owner
    const signedIn = user !== null
    if (running?.member === member && running?.signedIn === signedIn && (currentSync() || whenLeft())) return
    currentSync()?.stop()
    setCurrentSync(null)
    running = null
    if (!member) return
    if (owner && owner !== member) leave(owner)
    localStorage.setItem(OWNER_KEY, member)
    const mine = { member, signedIn }
    running = mine
    const start = () =>
      setCurrentSync(
        startSyncEngine({
          member,
          signedIn,
          stores: storesOf(member),
          tell: (message) => notify(message, { tone: 'danger' }),
          onOtherChange: (table) => refetch(queryClient, member, table),
        }),
      )
    // Otherwise the lists of somebody else would count as this member's.
    const left = whenLeft()
    if (left) left.then(() => running === mine && start())
    else start()
  }
  useSession.subscribe(follow)
  // Once a dish is synced, it is in the diary, the plan and the ratings.
  useFinishedDishes.subscribe(({ dishes }, before) => {
    if (dishes.length < before.dishes.length)
      reloadChanged(queryClient, running?.member, ['meal_entries', 'meal_schedules', 'recipe_ratings', 'dish_weights'])
  })
  // Shown as they were until the diary is read again.
  useWaitingEntries.subscribe(({ arrived }, before) => {
    if (arrived.length > before.arrived.length)
      reloadChanged(queryClient, running?.member, ['meal_entries']).finally(() => forgetArrived(arrived))
  })
  // Another tab signed out.
  window.addEventListener('storage', ({ key }) => key === OWNER_KEY && follow())
  follow()
  startPhotoSync().catch(() => undefined) // this browser can't store photos
}

/** Data left by a member who signed out while this script couldn't be loaded. */
function takeLeftLists(signedIn: string | undefined) {
  const left = localStorage.getItem(LEFT_KEY)
  if (left === null) return
  localStorage.removeItem(LEFT_KEY)
  if (left === signedIn || left !== deviceOwner()) return
  localStorage.removeItem(OWNER_KEY)
  leave(left)
}

const leave = (member: string) => leaveFirst(Promise.all(storesOf(member).map((store) => store.leave('keep'))))

function refetch(queryClient: QueryClient, member: string, table: string) {
  if (table === 'recipe_photos' || table === '*') syncPhotos()
  if (table === '*' || isRead(table)) reloadTogether(queryClient, member, table)
}
