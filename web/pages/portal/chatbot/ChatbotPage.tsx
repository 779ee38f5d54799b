import { useState } from "react";
import { useTranslation } from "react-i18next";
import { getChatbot } from "#web/api/endpoints/chatbot.ts";
import { getKnowledge } from "#web/api/endpoints/knowledge.ts";
import type { ChatLook } from "#shared/rules/chat-look.ts";
import { useRead } from "#web/api/use-read.ts";
import { usePermission } from "#web/components/portal/use-permission.ts";
import { ChatPicture } from "#web/components/chatbot/ChatPicture.tsx";
import { Columns, Page, PageHead } from "#web/components/portal/Page.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { ChangeLink } from "./ChangeLink.tsx";
import { ChatbotSummary } from "./ChatbotSummary.tsx";
import { ChatLink } from "./ChatLink.tsx";
import { ChatLookForm } from "./ChatLookForm.tsx";
import { ChatSites } from "./ChatSites.tsx";
import { useGenerate } from "./use-generate.ts";

/**
 * The web chat's address and embed code, which are generated on request (C198, C199). A new address disables the
 * previous one.
 */
export function ChatbotPage() {
  const { t } = useTranslation(["chatbot", "common"]);
  const { data, error, refetch } = useRead(getChatbot, {});
  const { data: knowledge } = useRead(getKnowledge, {});
  const generate = useGenerate();
  const canChange = usePermission("channels");
  const isLive = knowledge?.data.versions.some((version) => version.live);
  const chatbot = data?.data;
  /** The unsaved appearance, which the preview beside the form shows. */
  const [draft, setDraft] = useState<ChatLook>();
  return (
    <Page>
      <PageHead title={t("common:titles.chatbot")} note={t("note")} />
      {data ? (
        <>
          <ChatbotSummary
            hasLink={Boolean(chatbot)}
            isLive={isLive}
            canChange={canChange}
            generate={generate}
          />
          {chatbot && (
            <Columns>
              <div>
                <ChatLink chatbot={chatbot} />
                <ChatLookForm saved={chatbot.look} draft={draft} onDraft={setDraft} canChange={canChange} />
                <ChatSites sites={chatbot.sites} canChange={canChange} />
                <ChangeLink canChange={canChange} generate={generate} />
              </div>
              <ChatPicture agent={chatbot.agent} look={draft ?? chatbot.look} isLive={isLive ?? false} />
            </Columns>
          )}
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={4} height="4rem" />
      )}
    </Page>
  );
}
