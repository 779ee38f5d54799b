import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { listChannels } from "#web/api/endpoints/channels.ts";
import { getChatbot } from "#web/api/endpoints/chatbot.ts";
import { getCurrentUser } from "#web/api/endpoints/me.ts";
import { getKnowledge, uploadFile } from "#web/api/endpoints/knowledge.ts";
import { call } from "#web/api/call.ts";
import { useAction } from "#web/api/use-action.ts";
import { useRead } from "#web/api/use-read.ts";
import { StepPath } from "#web/components/dashboard/StepPath.tsx";
import { AskBox } from "#web/components/knowledge/AskBox.tsx";
import { Page } from "#web/components/portal/Page.tsx";
import { useLanguage } from "#web/i18n/use-language.ts";
import { paths } from "#web/paths.ts";
import { Button, LinkButton } from "#web/ui/Button.tsx";
import { FileDrop } from "#web/ui/FileDrop.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import { useAgentPreview } from "#web/pages/portal/use-agent-preview.ts";
import { useStarters } from "#web/pages/portal/use-starters.ts";
import css from "./EmptyDashboard.module.css";
import { useFirstSteps } from "./use-first-steps.ts";

/** The dashboard of an account without customers (C203), with the steps to the first one. They can be hidden. */
export function EmptyDashboard() {
  const { t } = useTranslation(["dashboard", "common"]);
  const { currentLanguage } = useLanguage();
  const { data: caller } = useRead(getCurrentUser, {});
  const { data: knowledge } = useRead(getKnowledge, {});
  const { turns, ask } = useAgentPreview();
  const isLive = knowledge?.data.versions.some((version) => version.live) ?? false;
  const starters = useStarters(isLive);
  const { data: chatbot } = useRead(getChatbot, {});
  const { data: channels } = useRead(listChannels, {});
  const { isHidden, setHidden, isTested, setTested } = useFirstSteps(caller?.data.organization?.id);
  if (!caller || !knowledge) {
    return (
      <Page>
        <Skeleton rows={8} height="4rem" />
      </Page>
    );
  }
  const { user, organization } = caller.data;
  const { sources } = knowledge.data;
  const isConnected =
    Boolean(chatbot?.data) || (channels?.data.some(({ state }) => state === "connected") ?? false);
  const names = {
    name: user.name,
    brand: organization ? organization.brand[currentLanguage] || organization.name : "",
  };
  // Sign-up asks only for the business's name, so the user can have the same name. The greeting mentions it once.
  const greeting = user.name === organization?.name ? "first.titleNameless" : "first.title";
  return (
    <Page>
      <div className={css.day}>
        <div>
          <header className={css.head}>
            <h1>{t(isLive ? "first.titleLive" : greeting, names)}</h1>
            {!isHidden && <p>{t("first.text")}</p>}
            <Button size="small" look="quiet" onClick={() => setHidden(!isHidden)}>
              {t(isHidden ? "first.show" : "first.hide")}
            </Button>
          </header>
          {!isHidden && (
            <FirstSteps
              sourceCount={sources.length}
              isLive={isLive}
              isTested={isTested}
              isConnected={isConnected}
              onTested={() => setTested(true)}
            />
          )}
        </div>
        <div className={css.side}>
          <AskBox
            turns={turns}
            onAsk={(question) => {
              setTested(true);
              return ask(question);
            }}
            greeting={t(isLive ? "first.greetingLive" : "first.greeting")}
            note={t("first.askNote")}
            isDisabled={!isLive}
            examples={starters}
          />
          <section className={css.none}>
            <h2>{t("common:noData")}</h2>
            <p>{t("first.noData")}</p>
          </section>
        </div>
      </div>
    </Page>
  );
}

/** The steps from the first file to a connected channel; those that are not possible yet have no button. */
function FirstSteps({
  sourceCount,
  isLive,
  isTested,
  isConnected,
  onTested,
}: {
  sourceCount: number;
  isLive: boolean;
  isTested: boolean;
  isConnected: boolean;
  onTested: () => void;
}) {
  const { t } = useTranslation(["dashboard", "common"]);
  const navigate = useNavigate();
  const hasSources = sourceCount > 0;
  return (
    <StepPath
      steps={[
        {
          title: t("first.upload"),
          time: t("first.uploadTime"),
          text: hasSources ? t("first.sources", { count: sourceCount }) : t("first.uploadText"),
          state: hasSources ? "done" : "now",
          children: hasSources ? (
            <TextLink to={paths.knowledge()}>{t("common:titles.knowledge")}</TextLink>
          ) : (
            <SourceUpload />
          ),
        },
        {
          title: t("first.train"),
          time: t("first.trainTime"),
          text: t("first.trainText"),
          state: isLive ? "done" : hasSources ? "now" : "later",
          children: hasSources && !isLive && (
            <LinkButton to={paths.knowledge()} look="main">
              {t("first.trainGo")}
            </LinkButton>
          ),
        },
        {
          title: t("first.test"),
          time: t("first.testTime"),
          text: t("first.testText"),
          state: isLive && isTested ? "done" : isLive ? "now" : "later",
          children: isLive && !isTested && (
            <Button
              look="main"
              onClick={() => {
                onTested();
                void navigate(paths.ask());
              }}
            >
              {t("first.testGo")}
            </Button>
          ),
        },
        {
          title: t("first.share"),
          time: t("first.shareTime"),
          text: t("first.shareText"),
          state: isConnected ? "done" : isLive && isTested ? "now" : "later",
          children: isLive && !isConnected && (
            <p className={css.links}>
              <LinkButton to={paths.channels()} look={isTested ? "main" : "line"}>
                {t("first.shareGo")}
              </LinkButton>
              <TextLink to={paths.chatbot()}>{t("first.shareChat")}</TextLink>
            </p>
          ),
        },
        {
          title: t("first.live"),
          text: t("first.liveText"),
          state: isLive && isTested && isConnected ? "now" : "later",
          children: isLive && isConnected && (
            <LinkButton to={paths.howToStart()} look={isTested ? "main" : "line"}>
              {t("first.liveGo")}
            </LinkButton>
          ),
        },
      ]}
    />
  );
}

/** The field for the first files, with the pages that explain which files are useful. */
function SourceUpload() {
  const { t } = useTranslation("dashboard");
  const upload = useUpload();
  return (
    <div className={css.upload}>
      <FileDrop
        accept=".pdf,.docx,.doc,.xlsx,.xls"
        title={t("first.drop")}
        note={t("first.dropNote")}
        button={t("first.choose")}
        isPending={upload.isPending}
        onFiles={upload.send}
      />
      <p className={css.links}>
        <TextLink to={paths.knowledge()}>{t("first.link")}</TextLink>
        <TextLink to={paths.howToStart()}>{t("first.guide")}</TextLink>
      </p>
    </div>
  );
}

/** Uploads the files one after the other and opens the knowledge base. */
function useUpload() {
  const { t } = useTranslation("dashboard");
  const navigate = useNavigate();
  const upload = useAction(
    async (files: File[]) => {
      for (const file of files) {
        const form = new FormData();
        form.set("kind", "common");
        form.set("file", file);
        await call(uploadFile, { form });
      }
    },
    { refreshes: ["knowledge"], done: t("first.uploaded"), onDone: () => navigate(paths.knowledge()) },
  );
  return { isPending: upload.isPending, send: (files: File[]) => void upload.run(files) };
}
