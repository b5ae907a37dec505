# One base image, three stages: the first has everything to build with, the second is the mock upstream for
# demonstrations, the last one holds the gateway and nothing to build with. Every step is a script that runs anywhere.
ARG PYTHON_IMAGE=python:3.12-slim

FROM ${PYTHON_IMAGE} AS build
ENV PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_ROOT_USER_ACTION=ignore
WORKDIR /src
COPY . .
RUN ["config/container/install-compiler"]
RUN ["config/container/build-interface"]
RUN ["config/container/install-gateway", "/opt/idm-console"]

FROM build AS mock
RUN ["config/container/install-mock"]
USER 10001:10001
ENV MOCK_HOST=0.0.0.0 MOCK_DATABASE=/tmp/mock.sqlite3
EXPOSE 8090
CMD ["idm-console-mock", "serve"]

FROM ${PYTHON_IMAGE} AS gateway
COPY config/container/remove-pip /tmp/remove-pip
RUN ["/tmp/remove-pip", "python"]
COPY --from=build /opt/idm-console /opt/idm-console
WORKDIR /opt/idm-console
USER 10001:10001
ENV PATH=/opt/idm-console/venv/bin:/usr/local/bin:/usr/bin:/bin PYTHONDONTWRITEBYTECODE=1 BFF_BIND=0.0.0.0:8080
EXPOSE 8080
HEALTHCHECK CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8080/bff/live', timeout=3)"]
CMD ["idm-console", "serve"]
