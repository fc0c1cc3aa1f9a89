// Written by `npm run types:database` from supabase/migrations. Change those, not this.
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
      calendar_feeds: {
        Row: {
          id: string
          user_id: string
          token_hash: string
          time_zone: string
          created_at: string
        }
        Insert: {
          id?: string
          user_id: string
          token_hash: string
          time_zone?: string
          created_at?: string
        }
        Update: {
          id?: string
          user_id?: string
          token_hash?: string
          time_zone?: string
          created_at?: string
        }
        Relationships: []
      }
      custom_recipes: {
        Row: {
          household_id: string
          id: number
          body: Json
          created_by: string | null
          created_at: string
          updated_at: string
        }
        Insert: {
          household_id?: string
          id: number
          body: Json
          created_by?: string | null
          created_at?: string
          updated_at?: string
        }
        Update: {
          household_id?: string
          id?: number
          body?: Json
          created_by?: string | null
          created_at?: string
          updated_at?: string
        }
        Relationships: []
      }
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
      diet_plans: {
        Row: {
          user_id: string
          body: Json
          updated_at: string
        }
        Insert: {
          user_id?: string
          body: Json
          updated_at?: string
        }
        Update: {
          user_id?: string
          body?: Json
          updated_at?: string
        }
        Relationships: []
      }
      favorites: {
        Row: {
          user_id: string
          recipe_id: number
          created_at: string
        }
        Insert: {
          user_id?: string
          recipe_id: number
          created_at?: string
        }
        Update: {
          user_id?: string
          recipe_id?: number
          created_at?: string
        }
        Relationships: []
      }
      finished_dishes: {
        Row: {
          user_id: string
          id: string
          recipe_id: string
          recipe_title: string
          recipe_image: string | null
          cooked_at: string
          date: string
          stars: number | null
          note: string | null
          eaten: Json | null
          leftovers: Json | null
        }
        Insert: {
          user_id?: string
          id: string
          recipe_id: string
          recipe_title: string
          recipe_image?: string | null
          cooked_at: string
          date: string
          stars?: number | null
          note?: string | null
          eaten?: Json | null
          leftovers?: Json | null
        }
        Update: {
          user_id?: string
          id?: string
          recipe_id?: string
          recipe_title?: string
          recipe_image?: string | null
          cooked_at?: string
          date?: string
          stars?: number | null
          note?: string | null
          eaten?: Json | null
          leftovers?: Json | null
        }
        Relationships: []
      }
      household_invitations: {
        Row: {
          id: string
          household_id: string
          token_hash: string
          created_by: string | null
          created_at: string
          expires_at: string
          used_at: string | null
          used_by: string | null
        }
        Insert: {
          id?: string
          household_id: string
          token_hash: string
          created_by?: string | null
          created_at?: string
          expires_at?: string
          used_at?: string | null
          used_by?: string | null
        }
        Update: {
          id?: string
          household_id?: string
          token_hash?: string
          created_by?: string | null
          created_at?: string
          expires_at?: string
          used_at?: string | null
          used_by?: string | null
        }
        Relationships: []
      }
      household_members: {
        Row: {
          user_id: string
          household_id: string
          name: string
          role: string
          joined_at: string
        }
        Insert: {
          user_id: string
          household_id: string
          name?: string
          role?: string
          joined_at?: string
        }
        Update: {
          user_id?: string
          household_id?: string
          name?: string
          role?: string
          joined_at?: string
        }
        Relationships: []
      }
      household_removals: {
        Row: {
          user_id: string
          household_name: string
          removed_at: string
        }
        Insert: {
          user_id: string
          household_name: string
          removed_at?: string
        }
        Update: {
          user_id?: string
          household_name?: string
          removed_at?: string
        }
        Relationships: []
      }
      households: {
        Row: {
          id: string
          name: string
          created_at: string
          people_at_table: number | null
          portions_each: number[]
        }
        Insert: {
          id?: string
          name?: string
          created_at?: string
          people_at_table?: number | null
          portions_each?: number[]
        }
        Update: {
          id?: string
          name?: string
          created_at?: string
          people_at_table?: number | null
          portions_each?: number[]
        }
        Relationships: []
      }
      meal_entries: {
        Row: {
          id: number
          user_id: string
          date: string
          meal_type: string
          recipe_id: string | null
          recipe_title: string
          quantity: number
          calories: number
          protein: number
          carbs: number
          fat: number
          schedule_id: number | null
          kind: string
          food_id: string | null
          grams: number | null
          nutrients: Json | null
          device_key: string
          updated_at: string
        }
        Insert: {
          id?: never
          user_id?: string
          date: string
          meal_type: string
          recipe_id?: string | null
          recipe_title: string
          quantity?: number
          calories?: number
          protein?: number
          carbs?: number
          fat?: number
          schedule_id?: number | null
          kind?: string
          food_id?: string | null
          grams?: number | null
          nutrients?: Json | null
          device_key?: string
          updated_at?: string
        }
        Update: {
          id?: never
          user_id?: string
          date?: string
          meal_type?: string
          recipe_id?: string | null
          recipe_title?: string
          quantity?: number
          calories?: number
          protein?: number
          carbs?: number
          fat?: number
          schedule_id?: number | null
          kind?: string
          food_id?: string | null
          grams?: number | null
          nutrients?: Json | null
          device_key?: string
          updated_at?: string
        }
        Relationships: []
      }
      meal_schedules: {
        Row: {
          id: number
          user_id: string | null
          date: string
          meal_type: string
          recipe_id: string | null
          recipe_title: string | null
          recipe_image: string | null
          servings: number
          calories: number
          household_id: string
          note: string | null
          leftover_of: number | null
          cooked_at: string | null
          device_key: string
          updated_at: string
        }
        Insert: {
          id?: never
          user_id?: string | null
          date: string
          meal_type: string
          recipe_id?: string | null
          recipe_title?: string | null
          recipe_image?: string | null
          servings?: number
          calories?: number
          household_id?: string
          note?: string | null
          leftover_of?: number | null
          cooked_at?: string | null
          device_key?: string
          updated_at?: string
        }
        Update: {
          id?: never
          user_id?: string | null
          date?: string
          meal_type?: string
          recipe_id?: string | null
          recipe_title?: string | null
          recipe_image?: string | null
          servings?: number
          calories?: number
          household_id?: string
          note?: string | null
          leftover_of?: number | null
          cooked_at?: string | null
          device_key?: string
          updated_at?: string
        }
        Relationships: []
      }
      pantry_items: {
        Row: {
          household_id: string
          id: string
          name: string
          amount: number | null
          unit: string
          use_by: string | null
          created_by: string | null
          created_at: string
          updated_at: string
        }
        Insert: {
          household_id?: string
          id?: string
          name: string
          amount?: number | null
          unit?: string
          use_by?: string | null
          created_by?: string | null
          created_at?: string
          updated_at?: string
        }
        Update: {
          household_id?: string
          id?: string
          name?: string
          amount?: number | null
          unit?: string
          use_by?: string | null
          created_by?: string | null
          created_at?: string
          updated_at?: string
        }
        Relationships: []
      }
      profiles: {
        Row: {
          user_id: string
          birth_year: number | null
          sex: string | null
          height_cm: number | null
          activity: string | null
          aim: string | null
          pace_kg_week: number | null
          goal_weight_kg: number | null
          maternity: string
          allergies: string[]
          dislikes: string[]
          plan_wishes: Json
          weight_unit: string
          volume_unit: string
          height_unit: string
          energy_unit: string
          temperature_unit: string
          units: string
          theme: string
          time_zone: string | null
          updated_at: string
        }
        Insert: {
          user_id?: string
          birth_year?: number | null
          sex?: string | null
          height_cm?: number | null
          activity?: string | null
          aim?: string | null
          pace_kg_week?: number | null
          goal_weight_kg?: number | null
          maternity?: string
          allergies?: string[]
          dislikes?: string[]
          plan_wishes?: Json
          weight_unit?: string
          volume_unit?: string
          height_unit?: string
          energy_unit?: string
          temperature_unit?: string
          units?: string
          theme?: string
          time_zone?: string | null
          updated_at?: string
        }
        Update: {
          user_id?: string
          birth_year?: number | null
          sex?: string | null
          height_cm?: number | null
          activity?: string | null
          aim?: string | null
          pace_kg_week?: number | null
          goal_weight_kg?: number | null
          maternity?: string
          allergies?: string[]
          dislikes?: string[]
          plan_wishes?: Json
          weight_unit?: string
          volume_unit?: string
          height_unit?: string
          energy_unit?: string
          temperature_unit?: string
          units?: string
          theme?: string
          time_zone?: string | null
          updated_at?: string
        }
        Relationships: []
      }
      recent_foods: {
        Row: {
          user_id: string
          kind: string
          item_id: string
          title: string
          body: Json
          is_favorite: boolean
          uses: number
          used_at: string
        }
        Insert: {
          user_id?: string
          kind: string
          item_id: string
          title: string
          body?: Json
          is_favorite?: boolean
          uses?: number
          used_at?: string
        }
        Update: {
          user_id?: string
          kind?: string
          item_id?: string
          title?: string
          body?: Json
          is_favorite?: boolean
          uses?: number
          used_at?: string
        }
        Relationships: []
      }
      recipe_links: {
        Row: {
          id: string
          household_id: string
          recipe_id: number
          token_hash: string
          created_by: string | null
          created_at: string
        }
        Insert: {
          id?: string
          household_id: string
          recipe_id: number
          token_hash: string
          created_by?: string | null
          created_at?: string
        }
        Update: {
          id?: string
          household_id?: string
          recipe_id?: number
          token_hash?: string
          created_by?: string | null
          created_at?: string
        }
        Relationships: []
      }
      recipe_photos: {
        Row: {
          household_id: string
          recipe_id: number
          bytes: string
          content_type: string
          width: number
          height: number
          focus_x: number
          focus_y: number
          updated_at: string
        }
        Insert: {
          household_id?: string
          recipe_id: number
          bytes: string
          content_type: string
          width: number
          height: number
          focus_x?: number
          focus_y?: number
          updated_at?: string
        }
        Update: {
          household_id?: string
          recipe_id?: number
          bytes?: string
          content_type?: string
          width?: number
          height?: number
          focus_x?: number
          focus_y?: number
          updated_at?: string
        }
        Relationships: []
      }
      recipe_ratings: {
        Row: {
          user_id: string
          recipe_id: string
          rating: number | null
          is_favorite: boolean
          notes: string | null
          updated_at: string
        }
        Insert: {
          user_id?: string
          recipe_id: string
          rating?: number | null
          is_favorite?: boolean
          notes?: string | null
          updated_at?: string
        }
        Update: {
          user_id?: string
          recipe_id?: string
          rating?: number | null
          is_favorite?: boolean
          notes?: string | null
          updated_at?: string
        }
        Relationships: []
      }
      shopping_items: {
        Row: {
          household_id: string
          id: string
          name: string
          amount: number
          unit: string
          checked: boolean
          recipe_id: string | null
          recipe_title: string | null
          position: number
          added_by: string | null
          checked_by: string | null
          created_at: string
          updated_at: string
        }
        Insert: {
          household_id?: string
          id?: string
          name: string
          amount?: number
          unit?: string
          checked?: boolean
          recipe_id?: string | null
          recipe_title?: string | null
          position?: number
          added_by?: string | null
          checked_by?: string | null
          created_at?: string
          updated_at?: string
        }
        Update: {
          household_id?: string
          id?: string
          name?: string
          amount?: number
          unit?: string
          checked?: boolean
          recipe_id?: string | null
          recipe_title?: string | null
          position?: number
          added_by?: string | null
          checked_by?: string | null
          created_at?: string
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
          device_key: string
        }
        Insert: {
          id?: never
          user_id?: string
          date: string
          amount_ml: number
          device_key?: string
        }
        Update: {
          id?: never
          user_id?: string
          date?: string
          amount_ml?: number
          device_key?: string
        }
        Relationships: []
      }
      week_templates: {
        Row: {
          household_id: string
          id: string
          name: string
          meals: Json
          created_by: string | null
          created_at: string
          updated_at: string
        }
        Insert: {
          household_id?: string
          id?: string
          name: string
          meals: Json
          created_by?: string | null
          created_at?: string
          updated_at?: string
        }
        Update: {
          household_id?: string
          id?: string
          name?: string
          meals?: Json
          created_by?: string | null
          created_at?: string
          updated_at?: string
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
      apply_operations: { Args: { store: string; device: string; operations: Json; household?: string }; Returns: number }
      calendar_feed: { Args: { token: string }; Returns: { time_zone: string; id: number; date: string; meal_type: string; recipe_id: string; recipe_title: string; note: string; servings: number; leftover: boolean; updated_at: string }[] }
      create_calendar_feed: { Args: { time_zone?: string }; Returns: string }
      create_invitation: { Args: never; Returns: string }
      create_recipe_link: { Args: { recipe_id: number }; Returns: string }
      delete_my_account: { Args: { current_password?: string }; Returns: undefined }
      diary_days: { Args: { from_day: string; to_day: string }; Returns: { date: string; calories: number; protein: number; carbs: number; fat: number; water_ml: number; entries: number; nutrients: Json; known: Json }[] }
      hand_over: { Args: { member: string }; Returns: undefined }
      invitation_preview: { Args: { token: string }; Returns: { status: string; household_name: string; invited_by: string; members: number }[] }
      join_household: { Args: { token: string; bring?: boolean }; Returns: string }
      leave_household: { Args: never; Returns: string }
      my_household: { Args: never; Returns: string }
      recipe_photo: { Args: { recipe_id: number }; Returns: { photo: string; photo_type: string; updated_at: string }[] }
      recipe_rating_averages: { Args: { recipes: string[] }; Returns: { recipe_id: string; average: number; members: number }[] }
      remove_member: { Args: { member: string }; Returns: undefined }
      save_recipe_photo: { Args: { recipe_id: number; photo: string; photo_type: string; width: number; height: number; focus_x: number; focus_y: number }; Returns: string }
      shared_recipe: { Args: { token: string }; Returns: { id: number; body: Json; updated_at: string; photo: string; photo_type: string; focus_x: number; focus_y: number }[] }
      sign_out_device: { Args: { device_id: string }; Returns: undefined }
      signed_in_devices: { Args: never; Returns: { id: string; user_agent: string; created_at: string; last_used_at: string; is_current: boolean }[] }
    }
    Enums: Record<never, never>
    CompositeTypes: Record<never, never>
  }
}
