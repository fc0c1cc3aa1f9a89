// Written by `npm run types:database` from supabase/migrations. Change those, not this.
export type Database = {
  public: {
    Tables: {
      daily_logs: {
        Row: {
          user_id: string
          date: string
          total_calories: number
          total_protein: number
          total_carbs: number
          total_fat: number
          water_intake_ml: number
        }
        Insert: {
          user_id?: string
          date: string
          total_calories?: number
          total_protein?: number
          total_carbs?: number
          total_fat?: number
          water_intake_ml?: number
        }
        Update: {
          user_id?: string
          date?: string
          total_calories?: number
          total_protein?: number
          total_carbs?: number
          total_fat?: number
          water_intake_ml?: number
        }
        Relationships: []
      }
      meal_entries: {
        Row: {
          id: number
          user_id: string
          date: string
          meal_type: string
          recipe_id: string
          recipe_title: string
          quantity: number
          calories: number
          protein: number
          carbs: number
          fat: number
        }
        Insert: {
          id?: never
          user_id?: string
          date: string
          meal_type: string
          recipe_id: string
          recipe_title: string
          quantity?: number
          calories?: number
          protein?: number
          carbs?: number
          fat?: number
        }
        Update: {
          id?: never
          user_id?: string
          date?: string
          meal_type?: string
          recipe_id?: string
          recipe_title?: string
          quantity?: number
          calories?: number
          protein?: number
          carbs?: number
          fat?: number
        }
        Relationships: []
      }
      meal_schedules: {
        Row: {
          id: number
          user_id: string
          date: string
          meal_type: string
          recipe_id: string
          recipe_title: string
          recipe_image: string | null
          servings: number
          calories: number
        }
        Insert: {
          id?: never
          user_id?: string
          date: string
          meal_type: string
          recipe_id: string
          recipe_title: string
          recipe_image?: string | null
          servings?: number
          calories?: number
        }
        Update: {
          id?: never
          user_id?: string
          date?: string
          meal_type?: string
          recipe_id?: string
          recipe_title?: string
          recipe_image?: string | null
          servings?: number
          calories?: number
        }
        Relationships: []
      }
      recipe_ratings: {
        Row: {
          user_id: string
          recipe_id: string
          rating: number
          is_favorite: boolean
          notes: string | null
          updated_at: string
        }
        Insert: {
          user_id?: string
          recipe_id: string
          rating: number
          is_favorite?: boolean
          notes?: string | null
          updated_at?: string
        }
        Update: {
          user_id?: string
          recipe_id?: string
          rating?: number
          is_favorite?: boolean
          notes?: string | null
          updated_at?: string
        }
        Relationships: []
      }
      user_goals: {
        Row: {
          user_id: string
          daily_calorie_target: number
          water_target_ml: number
          protein_target_g: number
          carbs_target_g: number
          fat_target_g: number
          preferred_diet_type: string
          updated_at: string
        }
        Insert: {
          user_id?: string
          daily_calorie_target?: number
          water_target_ml?: number
          protein_target_g?: number
          carbs_target_g?: number
          fat_target_g?: number
          preferred_diet_type?: string
          updated_at?: string
        }
        Update: {
          user_id?: string
          daily_calorie_target?: number
          water_target_ml?: number
          protein_target_g?: number
          carbs_target_g?: number
          fat_target_g?: number
          preferred_diet_type?: string
          updated_at?: string
        }
        Relationships: []
      }
      water_logs: {
        Row: {
          id: number
          user_id: string
          date: string
          amount_ml: number
        }
        Insert: {
          id?: never
          user_id?: string
          date: string
          amount_ml: number
        }
        Update: {
          id?: never
          user_id?: string
          date?: string
          amount_ml?: number
        }
        Relationships: []
      }
      weight_logs: {
        Row: {
          user_id: string
          date: string
          weight_kg: number
        }
        Insert: {
          user_id?: string
          date: string
          weight_kg: number
        }
        Update: {
          user_id?: string
          date?: string
          weight_kg?: number
        }
        Relationships: []
      }
    }
    Views: Record<never, never>
    Functions: {
      delete_my_account: { Args: never; Returns: undefined }
    }
    Enums: Record<never, never>
    CompositeTypes: Record<never, never>
  }
}
