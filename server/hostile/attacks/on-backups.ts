// Attacks on the operator's backups: text that a member stores and a backup, or its restore, can't read.
import { join } from 'node:path'
import { expect } from 'vitest'
import { ODD_CHARACTERS, ODD_TEXT } from '#domain/text/testing/odd-characters.ts'
import { makeBackup } from '#server/backups/backup.ts'
import { restoreBackup } from '#server/backups/restore.ts'
import { newEmptyHome, newFolder } from '#server/database/testing/places.ts'
import { openSite } from '#server/database/testing/site.ts'
import { PASSWORD } from '#server/hostile/testing/attacked-site.ts'
import { type Attack, newEmail, SIGN_IN } from './attack.ts'

const RATINGS = '/rest/v1/recipe_ratings'
const OWN_RECIPES = '/rest/v1/custom_recipes'

export const onBackups: Attack[] = [
  {
    holds: 'no character that a member stores damages the backup or is lost in it',
    async attack({ plain, home }) {
      const email = newEmail()
      const data = { first_name: 'A\u2028B\u2029C', last_name: ODD_CHARACTERS.join('') }
      const signUp = await plain.call('/auth/v1/signup', { method: 'POST', body: { email, password: PASSWORD, data } })
      expect(signUp.status).toBe(200)
      const token: string = (await signUp.json()).access_token
      const rating = { recipe_id: '1', rating: 5, notes: ODD_TEXT }
      const recipe = { id: 5_000_000_001, body: { title: ODD_TEXT, [`key ${ODD_TEXT}`]: [ODD_TEXT] } }
      for (const [path, body] of [[RATINGS, rating] as const, [OWN_RECIPES, recipe] as const])
        expect([path, (await plain.call(path, { method: 'POST', token, body })).status]).toEqual([path, 201])

      const file = join(newFolder(), 'site.backup')
      await makeBackup(home, file)
      const restored = await newEmptyHome()
      await restoreBackup(file, { ...restored, log: () => undefined })

      const copy = await openSite(restored)
      const body = JSON.stringify({ email, password: PASSWORD })
      const signIn = await copy.request(SIGN_IN, { method: 'POST', body })
      expect((await signIn.json()).user.user_metadata).toMatchObject(data)
      const read = async (path: string) => (await copy.request(path, { token })).json()
      expect(await read(`${RATINGS}?select=recipe_id,rating,notes`)).toEqual([rating])
      expect(await read(`${OWN_RECIPES}?select=id,body`)).toEqual([recipe])
      await copy.backend.close()
    },
  },
]
