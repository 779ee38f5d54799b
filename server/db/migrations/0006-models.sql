-- Language models: who writes the replies, what they cost by day, and the vectors of trained versions.

create table model_settings (
  organization_id uuid primary key references organizations on delete cascade,
  -- 'off': the engine's own words; 'operator': the model of the installation; 'own': the one below. Without a row the
  -- installation's model writes, where there is one.
  writer text not null check (writer in ('off', 'operator', 'own')),
  provider text check (provider in ('openai-compatible', 'anthropic')),
  base_url text,
  model text,
  -- Sealed (server/llm/seal.ts); the last four characters are all that is ever shown again.
  sealed_key text,
  key_end text,
  -- US dollars per million tokens.
  input_price double precision not null default 0 check (input_price >= 0),
  output_price double precision not null default 0 check (output_price >= 0),
  -- US dollars per day; null: no cap.
  daily_cap double precision check (daily_cap >= 0),
  embeddings_model text,
  embeddings_base_url text,
  sealed_embeddings_key text,
  embeddings_key_end text,
  updated_at timestamptz not null,
  check (writer <> 'own' or (provider is not null and model is not null))
);
call gate.protect('model_settings');

-- What models cost an organisation on one of its days. A reply is charged with the most it can cost before it is
-- asked for, and the rest is given back after: many at once cannot pass the cap together.
create table model_days (
  organization_id uuid not null references organizations on delete cascade,
  day date not null,
  -- US dollars.
  spent double precision not null default 0,
  input_tokens bigint not null default 0,
  output_tokens bigint not null default 0,
  written integer not null default 0,
  -- How often the engine's words went out instead, by reason.
  fallbacks jsonb not null default '{}',
  primary key (organization_id, day)
);
call gate.protect('model_days');

-- The dense list of a version, beside its index. A version without a row was trained without embeddings; one with a
-- problem was meant to have them.
create table version_vectors (
  organization_id uuid not null references organizations on delete cascade,
  version_id uuid not null,
  file_key text,
  size_bytes bigint,
  model text not null,
  dimension integer,
  problem text,
  created_at timestamptz not null,
  primary key (organization_id, version_id),
  foreign key (organization_id, version_id) references versions (organization_id, id) on delete cascade,
  check ((file_key is null) = (problem is not null))
);
call gate.protect('version_vectors');

-- How a reply was written when a model was to write it: { by, model, fallback, input_tokens, output_tokens }.
-- Null: the engine wrote it, as it does where no model is set.
alter table messages add column writing jsonb;
